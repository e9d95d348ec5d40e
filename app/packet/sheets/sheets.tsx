import { Fragment, type ReactNode } from 'react';
import type { Schemas } from '../../platform/client/client.ts';
import type { PacketPage } from '../packet-choices.ts';
import type { SheetKit } from '../sheet-kit.tsx';
import { ArrivalsSheet } from './arrivals-sheet.tsx';
import { BadgesSheet } from './badges-sheet.tsx';
import { BlankFormSheet, BlankWaiverSheets } from './blank-sheets.tsx';
import { DoorCardsSheet } from './door-cards-sheet.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { MinorsSheet } from './minors-sheet.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { RoomsSheet } from './rooms-sheet.tsx';
import { FamiliesSheet, RosterSheet, SignInSheet } from './roster-sheets.tsx';

interface SheetsProps {
  kit: SheetKit;
  /** Missing until someone has given a reason to read them. */
  details: Schemas['PacketDetails'] | undefined;
}

/** The chosen sheets, in their order. Without people only blank forms have something to show. */
export function Sheets({ kit, details }: SheetsProps) {
  const sheets: Record<PacketPage, ReactNode> = {
    roster: <RosterSheet kit={kit} />,
    families: <FamiliesSheet kit={kit} />,
    arrivals: <ArrivalsSheet kit={kit} />,
    signIn: <SignInSheet kit={kit} />,
    open: <OpenSheet kit={kit} />,
    rooms: <RoomsSheet kit={kit} />,
    doorCards: <DoorCardsSheet kit={kit} />,
    kitchen: details && <KitchenSheet kit={kit} details={details} />,
    minors: details && <MinorsSheet kit={kit} details={details} />,
    badges: <BadgesSheet kit={kit} />,
    blankForm: <BlankFormSheet kit={kit} />,
    blankWaiver: <BlankWaiverSheets kit={kit} />,
  };
  const isBlank = (page: PacketPage) => page === 'blankForm' || page === 'blankWaiver' || page === 'rooms';
  const { choices, packet } = kit;
  const shown = choices.pages.filter((page) => packet.parties.length > 0 || isBlank(page));
  return shown.map((page) => <Fragment key={page}>{sheets[page]}</Fragment>);
}
