/** The property of the root element with the text at the foot of printed pages; page margins inherit only from the root. */
export const printedFooter = '--printed-footer';
