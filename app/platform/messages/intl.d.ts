import type { MessageId } from './messages.ts';

declare global {
  // react-intl reads the type of message ids from here: an unknown id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
