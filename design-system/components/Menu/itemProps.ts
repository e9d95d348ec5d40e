export type MenuItemProps = {
  id: string;
  label: string;
  onAction: () => void;
  /** `critical` for irreversible actions; ask with a ConfirmDialog before performing it. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  isDisabled?: boolean;
};
