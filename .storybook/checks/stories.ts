import type { Meta, StoryObj } from '@storybook/react-vite';

type StoryFile = Record<string, StoryObj> & { default: Meta };

export type ListedStory = { title: string; name: string; story: StoryObj; meta: Meta };

const listed = (files: Record<string, StoryFile>): ListedStory[] =>
  Object.values(files).flatMap(({ default: meta, ...rest }) =>
    Object.entries(rest).map(([name, story]) => ({ title: meta.title ?? '', name, story, meta })),
  );

/** The stories of the library. */
export const componentStories: readonly ListedStory[] = listed(
  import.meta.glob<StoryFile>(
    [
      '../../design-system/components/*/*.stories.tsx',
      '../../design-system/components/*/!(__screenshots__)/*.stories.tsx',
    ],
    { eager: true },
  ),
);

/** Every story, including the site's own screens, for checks that run on all of them. */
export const stories: readonly ListedStory[] = [
  ...componentStories,
  ...listed(
    import.meta.glob<StoryFile>(['../../app/stories/*.stories.tsx', '../../app/stories/*/*.stories.tsx'], {
      eager: true,
    }),
  ),
];

/** The story as first rendered, without its play function. A screen loads in parts: its `settle` waits for the last of them. */
export const still = ({ story, meta }: ListedStory): [StoryObj, Meta] => {
  const play = (story.parameters?.settle ?? meta.parameters?.settle) as StoryObj['play'];
  return [
    { ...story, play },
    { ...meta, play: undefined },
  ];
};
