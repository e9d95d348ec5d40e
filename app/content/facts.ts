import { draftLifetime } from '#rules/drafts';
import { answerKeptDays, keptDays } from '#rules/forms';
import { recipientsKeptDays } from '#rules/mailings';
import { endedKeptDays } from '#rules/news';
import { peopleKeptDays } from '#rules/online-sessions';
import { detailsKeptDays, linkOpenDays } from '#rules/registrations';
import { deviceKeptDays, inactivityLimit } from '#rules/session';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The times that pages mention, by their names in braces, taken from the constants that the server uses. */
export const facts = {
  draftDays: draftLifetime / day,
  detailsDays: detailsKeptDays,
  linkDays: linkOpenDays,
  formsDays: keptDays,
  answerDays: answerKeptDays,
  newsDays: endedKeptDays,
  sessionDays: peopleKeptDays,
  recipientDays: recipientsKeptDays,
  deviceDays: deviceKeptDays,
  guestMinutes: inactivityLimit(['G']) / minute,
};
