import { Alert, Button } from '#design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../client/problem-text.ts';

interface BeginButtonProps {
  /** Creates an empty draft and returns the address where it is edited. */
  create: () => Promise<string>;
  children: ReactNode;
}

/** Creates an empty draft and opens it. */
export function BeginButton({ create, children }: BeginButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const begin = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await navigate(await create());
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      <Button tone="primary" isPending={isPending} onPress={() => void begin()}>
        {children}
      </Button>
    </>
  );
}
