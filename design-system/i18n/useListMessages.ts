import { useLanguage, type Language } from './useMessages.ts';

const en = {
  previousPage: 'Previous',
  nextPage: 'Next',
  pageNumber: (page: number): string => `Page ${page}`,
  pageOf: (page: number, pageCount: number): string => `Page ${page} of ${pageCount}`,
  sortBy: 'Sort by',
  numbersAsTable: 'The numbers as a table',
  filters: (count: number): string => (count === 0 ? 'Filters' : `Filters (${count})`),
  applyFilters: 'Apply filters',
  clearFilters: 'Clear filters',
  ascending: (column: string): string => `${column}, ascending`,
  descending: (column: string): string => `${column}, descending`,
  density: 'Rows',
  compact: 'Compact',
  comfortable: 'Comfortable',
  breadcrumb: 'Where you are',
  columns: 'Columns',
  closeRow: 'Close',
  backToList: 'Back to the list',
  selection: 'Selection',
  clearSelection: 'Clear selection',
  selected: (count: number): string => (count === 1 ? '1 row selected' : `${count} rows selected`),
  selectAll: 'Select all on this page',
  select: (name: string): string => `Select ${name}`,
  actions: 'Actions',
};

const es: typeof en = {
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  pageNumber: (page) => `Página ${page}`,
  pageOf: (page, pageCount) => `Página ${page} de ${pageCount}`,
  sortBy: 'Ordenar por',
  numbersAsTable: 'Las cifras en una tabla',
  filters: (count) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
  applyFilters: 'Aplicar filtros',
  clearFilters: 'Quitar filtros',
  ascending: (column) => `${column}, ascendente`,
  descending: (column) => `${column}, descendente`,
  density: 'Filas',
  compact: 'Compactas',
  comfortable: 'Amplias',
  breadcrumb: 'Usted está aquí',
  columns: 'Columnas',
  closeRow: 'Cerrar',
  backToList: 'Volver a la lista',
  selection: 'Selección',
  clearSelection: 'Quitar la selección',
  selected: (count) => (count === 1 ? '1 fila seleccionada' : `${count} filas seleccionadas`),
  selectAll: 'Seleccionar toda esta página',
  select: (name) => `Seleccionar: ${name}`,
  actions: 'Acciones',
};

const catalogs: Record<Language, typeof en> = { en, es };

/** Returns the messages of tables, lists and their bars in the page's language. Forms do not load them. */
export function useListMessages(): typeof en {
  return catalogs[useLanguage()];
}
