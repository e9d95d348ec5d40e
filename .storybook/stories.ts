import type { Meta, StoryObj } from '@storybook/react-vite';

type StoryFile = Record<string, StoryObj> & { default: Meta };

export type ListedStory = { title: string; name: string; story: StoryObj; meta: Meta };

const files = import.meta.glob<StoryFile>('../design-system/{components/*,patterns}/*.stories.tsx', { eager: true });

/** Every story of the workshop, for checks that go through them all. */
export const stories: readonly ListedStory[] = Object.values(files).flatMap(({ default: meta, ...rest }) =>
  Object.entries(rest).map(([name, story]) => ({ title: meta.title ?? '', name, story, meta })),
);

/** The story as it is drawn, without what it then does. */
export const still = ({ story, meta }: ListedStory): [StoryObj, Meta] => [
  { ...story, play: undefined },
  { ...meta, play: undefined },
];
