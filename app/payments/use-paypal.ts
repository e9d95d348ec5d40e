import { useCallback, useEffect, useRef, useState } from 'react';
import type { Schemas } from '../platform/client/client.ts';
import type { RegistrationKey } from '../platform/client/registration-key.ts';
import { checkPayPal, startPayPal } from './port/paypal-calls.ts';

type Payment = Schemas['PayPalPayment'];

/** While PayPal has not said whether it took the money, we ask again after this time, in ms, at most this many times. */
const askAgainAfter = 3_000;
const longestAsking = 20;

/** The state of a PayPal payment on the party's page. */
interface PayPalProgress {
  /** Its status; undefined before the first answer. */
  paymentStatus?: Schemas['PayPalPaymentStatus'];
  /** Whether the first answer failed. */
  isLost: boolean;
  /** Whether the status has taken so long that the page says so. */
  isSlow: boolean;
  isLeaving: boolean;
  /** The error of the last attempt to go to PayPal. */
  failure?: unknown;
  ask: () => void;
  /** Leaves for PayPal's own page. */
  pay: (part: Schemas['PayPalPart']) => Promise<void>;
}

/**
 * Keeps a page in sync with a PayPal payment: asks when the page opens, when it becomes visible again, such as after paying in
 * another tab, and repeatedly while PayPal is still checking.
 * @param onAnswer called with the current registration
 */
export function usePayPal(
  opened: RegistrationKey,
  onAnswer: (registration: Payment['registration']) => void,
): PayPalProgress {
  const { registrationId, key, lng } = opened;
  const [paymentStatus, setPaymentStatus] = useState<Payment['standing']>();
  const [isLost, setLost] = useState(false);
  const [asked, setAsked] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const latestOnAnswer = useRef(onAnswer);
  useEffect(() => {
    latestOnAnswer.current = onAnswer;
  });

  const take = useCallback((payment: Payment) => {
    setPaymentStatus(payment.standing);
    setLost(false);
    latestOnAnswer.current(payment.registration);
  }, []);
  const ask = useCallback(() => {
    setAsked((before) => before + 1);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    checkPayPal({ registrationId, key, lng }).then(
      (payment) => {
        if (isCurrent) take(payment);
      },
      () => {
        if (isCurrent) setLost(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [registrationId, key, lng, asked, take]);

  useEffect(() => {
    if (paymentStatus !== 'checking' || asked >= longestAsking) return undefined;
    const timer = setTimeout(ask, askAgainAfter);
    return () => {
      clearTimeout(timer);
    };
  }, [paymentStatus, asked, ask]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') ask();
    };
    // The browser's back button from PayPal may restore the page as it was left.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      ask();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', show);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', show);
    };
  }, [ask]);

  const pay: PayPalProgress['pay'] = async (part) => {
    if (isLeaving) return;
    setLeaving(true);
    setFailure(undefined);
    try {
      const payment = await startPayPal({ registrationId, key, lng }, part);
      if (payment.approveUrl !== undefined) {
        window.location.assign(payment.approveUrl);
        return;
      }
      take(payment);
    } catch (error) {
      setFailure(error);
    }
    setLeaving(false);
  };

  return { paymentStatus, isLost, isSlow: asked >= longestAsking, isLeaving, failure, ask, pay };
}
