import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/useMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { useTopDialog } from '../../private/OpenDialogs/openDialogs.ts';
import type { ToastMessage } from './lifetime.ts';
import { Toast } from './Toast.tsx';
import { region } from './Toast.css.ts';

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Part of DesignSystemProvider: stores the toasts of a page and shows them in their own region. */
export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const messages = useMessages();
  const announce = useAnnounce();
  const [shown, setShown] = useState<readonly { id: number; message: ToastMessage }[]>([]);
  const topDialog = useTopDialog();
  const count = useRef(0);
  const list = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  const show = useCallback<ShowToast>(
    (message) => {
      count.current += 1;
      const id = count.current;
      setShown((before) => [...before, { id, message }]);
      announce(message.text);
    },
    [announce],
  );

  const watch = useCallback((element: HTMLElement | null) => {
    list.current = element;
    element?.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) cameFrom.current = relatedTarget;
    });
  }, []);

  /** If the dismissed toast has the focus, it moves to the next toast, or back to where it came from. */
  const dismiss = (id: number, position: number): void => {
    const left = list.current?.querySelectorAll('li') ?? [];
    if (left[position]?.contains(document.activeElement) === true) {
      const next = (left[position + 1] ?? left[position - 1])?.querySelector('button') ?? cameFrom.current;
      if (next instanceof HTMLElement) next.focus();
    }
    setShown((before) => before.filter((each) => each.id !== id));
  };

  const toasts = shown.length > 0 && (
    <section ref={watch} className={region} aria-label={messages.notifications}>
      <ol role="list">
        {shown.map(({ id, message }, position) => (
          <Toast
            key={id}
            message={message}
            onDismiss={() => {
              dismiss(id, position);
            }}
          />
        ))}
      </ol>
    </section>
  );
  return (
    <ToastContext value={show}>
      {children}
      {/* Inside an open modal dialog, because nothing behind it can be seen or reached. */}
      {topDialog === undefined ? toasts : createPortal(toasts, topDialog)}
    </ToastContext>
  );
}

/** Returns the function that shows a toast: announced once, politely, and visible for at least five seconds. Never for errors. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === undefined) throw new Error('DesignSystemProvider is missing above this component');
  return show;
}
