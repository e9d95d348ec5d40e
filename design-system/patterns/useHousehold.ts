import { useEffect, useState } from 'react';
import { answerTo } from './answer-to.ts';
import { api } from './api.fixtures.ts';
import type { Schemas } from './api.fixtures.ts';

export type FamilyMember = Schemas['HouseholdMember'];
export type FamilyDetails = Schemas['HouseholdMemberRequest'];

/** What did not come about. */
export type FamilyFailure = 'load' | 'save' | 'remove' | 'undo';

const memberPath = (memberId: string) => ({ params: { path: { memberId } } });

/** The people kept with an account. Each change is the API's at once; what it refuses is put back, and said. */
export function useHousehold() {
  const [members, setMembers] = useState<readonly FamilyMember[]>();
  const [failure, setFailure] = useState<FamilyFailure>();
  const [removed, setRemoved] = useState<FamilyMember>();
  const [attempt, setAttempt] = useState(0);
  const add = (member: FamilyMember): void => {
    setMembers((before = []) => [...before, member]);
  };

  useEffect(() => {
    const stop = new AbortController();
    answerTo(api.GET('/account/household', { signal: stop.signal })).then(
      (household) => {
        setMembers(household?.items ?? []);
      },
      () => {
        if (!stop.signal.aborted) setFailure('load');
      },
    );
    return () => {
      stop.abort();
    };
  }, [attempt]);

  return {
    /** Undefined until they are there. */
    members,
    failure,
    retry: (): void => {
      setFailure(undefined);
      setAttempt(attempt + 1);
    },
    /** Changes who has this id, or adds someone; says whether it came about. */
    save: async (id: string | undefined, body: FamilyDetails): Promise<boolean> => {
      setFailure(undefined);
      try {
        const call =
          id === undefined
            ? api.POST('/account/household', { body })
            : api.PUT('/account/household/{memberId}', { ...memberPath(id), body });
        const saved = await answerTo<FamilyMember>(call);
        if (saved === undefined) return false;
        if (id === undefined) add(saved);
        else setMembers((before = []) => before.map((each) => (each.id === id ? saved : each)));
        return true;
      } catch {
        setFailure('save');
        return false;
      }
    },
    remove: async (id: string): Promise<void> => {
      const member = members?.find((each) => each.id === id);
      if (member === undefined) return;
      setFailure(undefined);
      setRemoved(member);
      setMembers((before = []) => before.filter((each) => each.id !== id));
      try {
        await answerTo(api.DELETE('/account/household/{memberId}', memberPath(id)));
      } catch {
        setFailure('remove');
        add(member);
      }
    },
    /** Adds whom one took out last once more. */
    undo: async (): Promise<void> => {
      if (removed === undefined) return;
      const { id: _, ...body } = removed;
      try {
        const saved = await answerTo(api.POST('/account/household', { body }));
        if (saved !== undefined) add(saved);
      } catch {
        setFailure('undo');
      }
    },
  };
}
