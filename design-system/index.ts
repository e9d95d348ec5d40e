export { DesignSystemProvider } from './provider/DesignSystemProvider.tsx';
export { loadForOffline } from './provider/loadForOffline.ts';
export type { DesignSystemProviderProps } from './provider/DesignSystemProvider.tsx';
export { useAnnounce } from './private/Announcer/Announcer.tsx';
export type { Language } from './i18n/useMessages.ts';
export { loadFonts } from './theme/typefaces/fonts.ts';
export { endDeferral } from './theme/first-paint/deferredLayout.ts';
export { concealPage, revealPage } from './theme/first-paint/concealment.ts';
export { earlyScript } from './theme/first-paint/earlyScript.ts';

// Layout
export { Grid } from './components/Grid/Grid.tsx';
export { Inline } from './components/Inline/Inline.tsx';
export { ListWithDetail } from './components/ListWithDetail/ListWithDetail.tsx';
export type { ListWithDetailProps } from './components/ListWithDetail/ListWithDetail.tsx';
export { fitsBesideList } from './components/ListWithDetail/fitsBesideList.ts';
export { NoScript } from './components/NoScript/NoScript.tsx';
export { PageLayout } from './components/PageLayout/PageLayout.tsx';
export { PageSection } from './components/PageLayout/PageSection.tsx';
export { PrintedFooter } from './components/PrintedFooter/PrintedFooter.tsx';
export { ReadingPage } from './components/ReadingPage/ReadingPage.tsx';
export type { ReadingPageProps } from './components/ReadingPage/ReadingPage.tsx';
export { ScreenOnly } from './components/ScreenOnly/ScreenOnly.tsx';
export { Stack } from './components/Stack/Stack.tsx';
export { TwoColumns } from './components/TwoColumns/TwoColumns.tsx';
export { WorkspaceLayout } from './components/WorkspaceLayout/WorkspaceLayout.tsx';
export type { WorkspaceNav, WorkspaceNavItem } from './components/WorkspaceLayout/SideNavigation.tsx';
export { WorkspacePage } from './components/WorkspacePage/WorkspacePage.tsx';
export type { Crumb } from './components/WorkspacePage/WorkspacePage.tsx';

// Navigation
export { CommandSearch } from './components/CommandSearch/CommandSearch.tsx';
export type { CommandGroup, CommandResult, CommandSearchProps } from './components/CommandSearch/CommandSearch.tsx';
export { LanguageSwitch } from './components/LanguageSwitch/LanguageSwitch.tsx';
export type { LanguageOption, LanguageSwitchProps } from './components/LanguageSwitch/LanguageSwitch.tsx';
export { SiteFooter } from './components/SiteFooter/SiteFooter.tsx';
export type { FooterGroup, FooterLink, SiteFooterProps } from './components/SiteFooter/SiteFooter.tsx';
export { SiteHeader } from './components/SiteHeader/SiteHeader.tsx';
export type { SiteHeaderProps } from './components/SiteHeader/SiteHeader.tsx';
export type { AccountEntry, NavEntry, NavHighlight, NavItem } from './private/NavMenu/entries.ts';
export { Steps } from './components/Steps/Steps.tsx';
export { ThemeSwitch } from './components/ThemeSwitch/ThemeSwitch.tsx';

// Content
export { BadgeSheet } from './components/BadgeSheet/BadgeSheet.tsx';
export type { Badge } from './components/BadgeSheet/BadgeSheet.tsx';
export { Disclosure } from './components/Disclosure/Disclosure.tsx';
export { DoorCardSheet } from './components/DoorCardSheet/DoorCardSheet.tsx';
export type { DoorCard } from './components/DoorCardSheet/DoorCardSheet.tsx';
export { Drawing } from './components/Drawing/Drawing.tsx';
export type { DrawingProps } from './components/Drawing/Drawing.tsx';
export { EmailPreview } from './components/EmailPreview/EmailPreview.tsx';
export { Emphasis } from './components/Emphasis/Emphasis.tsx';
export { EventArt } from './components/EventArt/EventArt.tsx';
export { EventCard } from './components/EventCard/EventCard.tsx';
export { EventDetails } from './components/EventDetails/EventDetails.tsx';
export type { EventDetailsProps, EventRate } from './components/EventDetails/EventDetails.tsx';
export { Facts } from './components/Facts/Facts.tsx';
export type { FactsProps } from './components/Facts/Facts.tsx';
export { Feature } from './components/Feature/Feature.tsx';
export { Heading } from './components/Heading/Heading.tsx';
export { Hero } from './components/Hero/Hero.tsx';
export { Letter } from './components/Letter/Letter.tsx';
export { Link } from './components/Link/Link.tsx';
export { List } from './components/List/List.tsx';
export { PrayerBook } from './components/PrayerBook/PrayerBook.tsx';
export type { PrayerBookProps } from './components/PrayerBook/PrayerBook.tsx';
export { PrayerReader } from './components/PrayerReader/PrayerReader.tsx';
export type { PrayerReaderProps, PrayerText } from './components/PrayerReader/PrayerReader.tsx';
export { PrintSheet } from './components/PrintSheet/PrintSheet.tsx';
export type { PrintSheetProps } from './components/PrintSheet/PrintSheet.tsx';
export type { SheetWords } from './private/InLanguages/InLanguages.tsx';
export { Prose } from './components/Prose/Prose.tsx';
export { QrCode } from './components/QrCode/QrCode.tsx';
export { Quote } from './components/Quote/Quote.tsx';
export { SeasonDay } from './components/SeasonDay/SeasonDay.tsx';
export { SignedSheet } from './components/SignedSheet/SignedSheet.tsx';
export type { SheetSignature } from './components/SignedSheet/SignedSheet.tsx';
export { Strong } from './components/Strong/Strong.tsx';
export { Text } from './components/Text/Text.tsx';
export { Video } from './components/Video/Video.tsx';

// Forms
export { BilingualField } from './components/BilingualField/BilingualField.tsx';
export { Button } from './components/Button/Button.tsx';
export { CalendarField } from './components/CalendarField/CalendarField.tsx';
export { Checkbox } from './components/Checkbox/Checkbox.tsx';
export { CheckboxGroup } from './components/CheckboxGroup/CheckboxGroup.tsx';
export { DateField } from './components/DateField/DateField.tsx';
export { readDate } from './components/DateField/readDate.ts';
export type { DatePart, DateProblem, DateRange, DateReading } from './components/DateField/readDate.ts';
export { Decoy } from './components/Decoy/Decoy.tsx';
export { EntryGrid } from './components/EntryGrid/EntryGrid.tsx';
export { entryGridCellId } from './components/EntryGrid/entryGridTypes.ts';
export type { EntryGridNote, EntryGridRow } from './components/EntryGrid/entryGridTypes.ts';
export { ErrorSummary } from './components/ErrorSummary/ErrorSummary.tsx';
export { goToField } from './components/ErrorSummary/goToField.ts';
export { Fieldset } from './components/Fieldset/Fieldset.tsx';
export { FileField } from './components/FileField/FileField.tsx';
export { fileProblem } from './components/FileField/fileProblem.ts';
export type { FileProblem } from './components/FileField/fileProblem.ts';
export { Form } from './components/Form/Form.tsx';
export { LinkButton } from './components/LinkButton/LinkButton.tsx';
export { MarkupArea } from './components/MarkupArea/MarkupArea.tsx';
export { NumberField } from './components/NumberField/NumberField.tsx';
export { OneTimeCodeField } from './components/OneTimeCodeField/OneTimeCodeField.tsx';
export { PasswordField } from './components/PasswordField/PasswordField.tsx';
export { PersonList } from './components/PersonList/PersonList.tsx';
export { PhoneField } from './components/PhoneField/PhoneField.tsx';
export { QrReader } from './components/QrReader/QrReader.tsx';
export { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
export { SaveState } from './components/SaveState/SaveState.tsx';
export { Select } from './components/Select/Select.tsx';
export { SignatureField } from './components/SignatureField/SignatureField.tsx';
export { isSigned, signaturePath, signatureStrokes } from './components/SignatureField/signature.ts';
export type { Signature, SignaturePoint, SignatureStroke } from './components/SignatureField/signature.ts';
export { TextArea } from './components/TextArea/TextArea.tsx';
export { TextField } from './components/TextField/TextField.tsx';
export { TimeField } from './components/TimeField/TimeField.tsx';
export { readTime } from './components/TimeField/readTime.ts';
export type { TimeProblem, TimeReading } from './components/TimeField/readTime.ts';

// Feedback
export { Alert } from './components/Alert/Alert.tsx';
export { EmptyState } from './components/EmptyState/EmptyState.tsx';
export { FloatingNotice } from './components/FloatingNotice/FloatingNotice.tsx';
export { LiveBadge } from './components/LiveBadge/LiveBadge.tsx';
export type { LiveBadgeProps } from './components/LiveBadge/LiveBadge.tsx';
export { ProgressBar } from './components/ProgressBar/ProgressBar.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { StatusTag } from './components/StatusTag/StatusTag.tsx';
export type { StatusTagProps } from './components/StatusTag/StatusTag.tsx';
export { Toast } from './components/Toast/Toast.tsx';
export type { ToastMessage } from './components/Toast/lifetime.ts';
export { useToast } from './components/Toast/ToastProvider.tsx';

// Data
export { Board, BoardCards } from './components/Board/Board.tsx';
export { cardFocusId, listFocusId } from './components/Board/focusIds.ts';
export type {
  BoardCard,
  BoardCardsProps,
  BoardList,
  BoardPlace,
  BoardProps,
  BoardSlot,
} from './components/Board/Board.tsx';
export { Chart } from './components/Chart/Chart.tsx';
export type { ChartProps, ChartSeries } from './components/Chart/Chart.tsx';
export { DataTable } from './components/DataTable/DataTable.tsx';
export type { DataTableProps } from './components/DataTable/DataTable.tsx';
export type { DataTableColumnChoice } from './components/DataTable/ColumnChoice.tsx';
export type { DataTableBulkAction, DataTableSelection } from './components/DataTable/Selection.tsx';
export type { DataTableColumn, DataTableSort } from './components/DataTable/engine/tableFeatures.ts';
export { DayGrid } from './components/DayGrid/DayGrid.tsx';
export { FilterBar } from './components/FilterBar/FilterBar.tsx';
export type { Filter, FilterValue } from './components/FilterBar/FilterControl.tsx';
export { ListBar } from './components/ListBar/ListBar.tsx';
export type { ListBarProps } from './components/ListBar/ListBar.tsx';
export { Money } from './components/Money/Money.tsx';
export { Pagination } from './components/Pagination/Pagination.tsx';
export type { PaginationProps } from './components/Pagination/Pagination.tsx';
export { PriceSummary } from './components/PriceSummary/PriceSummary.tsx';
export { RelativeTime } from './components/RelativeTime/RelativeTime.tsx';
export { SheetTable } from './components/SheetTable/SheetTable.tsx';
export type { SheetColumn, SheetGroup } from './components/SheetTable/SheetTable.tsx';
export { TaskList } from './components/TaskList/TaskList.tsx';
export type { Task, TaskListProps } from './components/TaskList/TaskList.tsx';
export { ViewMenu } from './components/ViewMenu/ViewMenu.tsx';
export type { ViewMenuProps } from './components/ViewMenu/ViewMenu.tsx';
export { WorkList } from './components/WorkList/WorkList.tsx';
export type { WorkItem, WorkListProps } from './components/WorkList/WorkList.tsx';

// Overlays
export { CardReader } from './components/CardReader/CardReader.tsx';
export { ConfirmDialog } from './components/ConfirmDialog/ConfirmDialog.tsx';
export type { ConfirmOutcome } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { Dialog } from './components/Dialog/Dialog.tsx';
export { InactivityDialog } from './components/InactivityDialog/InactivityDialog.tsx';
export type { InactivityDialogProps } from './components/InactivityDialog/InactivityDialog.tsx';
export { Menu } from './components/Menu/Menu.tsx';
export type { MenuItemProps, MenuProps } from './components/Menu/Menu.tsx';
