import type { components } from '../../platform/contract/schema.gen.ts';

type Schemas = components['schemas'];
type Details = Schemas['RegistrationDetails'];

/** Splits the details of one person into health and the rest. */
function parted({ diet, accessNeeds, ...rest }: Schemas['MemberDetails']) {
  const health = { ...(diet !== undefined && { diet }), ...(accessNeeds !== undefined && { accessNeeds }) };
  return { health, rest, hasHealth: Object.keys(health).length > 0 };
}

/** Returns the details that the holder of a registration's link sees immediately. */
export function withoutHealth({ party, members }: Details): Schemas['OwnDetails'] {
  return {
    party,
    members: members.map((member) => ({ ...member, details: parted(member.details).rest })),
    hasHealth: members.some(({ details }) => parted(details).hasHealth),
  };
}

/** Returns the health details that the holder of a registration's link sees on request. */
export function healthAlone({ members }: Details): Schemas['OwnHealth'] {
  return {
    members: members.flatMap((member) => {
      const { health, hasHealth } = parted(member.details);
      return hasHealth ? [{ ...member, details: health }] : [];
    }),
  };
}
