/** Outlines on a grid of 24. */
export const paths = {
  arrowEnd: 'M4 12h15M13 6l6 6-6 6',
  caution: 'M12 2.8l9.2 9.2l-9.2 9.2L2.8 12zM12 7.8v5M12 15.8v.2',
  check: 'M5 12.5l4.5 4.5L19 7',
  chevronDown: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  edit: 'M5 19l1-4L16.5 4.5l3 3L9 18l-4 1M14 7l3 3',
  error: 'M12 3.5l9 16.5H3L12 3.5M12 10v4.5M12 17.3v.2',
  external: 'M14 5h5v5M19 5l-8.5 8.5M17 13.5V19H5V7h5.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.6v.2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  remove: 'M5 7h14M9.5 7V5h5v2M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
  saved: 'M6.5 18.5a4 4 0 0 1-.4-8A6 6 0 0 1 17.6 9.6A4.5 4.5 0 0 1 17.5 18.5zM9.2 13.6l2.2 2.2 3.8-3.8',
  sort: 'M8 10l4-4l4 4M8 14l4 4l4-4',
  sortAscending: 'M12 19V6M7 11l5-5l5 5',
  sortDescending: 'M12 5v13M7 13l5 5l5-5',
} as const;
