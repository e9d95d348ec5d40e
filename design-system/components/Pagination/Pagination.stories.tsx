import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Pagination } from './Pagination.tsx';
import type { PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 12, label: 'Pages of the list', hrefFor: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of the list' })).toBeVisible();
    await expect(canvas.getByText('Page 5 of 12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=6');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
  },
};

function Kept(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const change = (next: number): void => {
    args.onChange?.(next);
    setPage(next);
  };
  return <Pagination {...args} page={page} onChange={change} />;
}

export const WithoutAddresses: Story = {
  args: { page: 11, hrefFor: undefined, onChange: fn() },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Page 12' })).toHaveFocus();
    const heard = canvasElement.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(heard).toHaveTextContent('Page 12 of 12'));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const InSpanish: Story = {
  args: { label: 'Páginas de la lista' },
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Página 5 de 12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Siguiente' })).toBeVisible();
  },
};
