import type { Language } from '../i18n/useMessages.ts';

/** What the screen of reports says (specification, sections 2, 5 and 8); a word missing in one language does not compile. */
export type ReportWords = {
  title: string;
  lead: string;
  report: string;
  noChoice: string;
  noReports: string;
  chooseAbove: string;
  filters: string;
  noFilters: string;
  show: string;
  running: string;
  download: string;
  runFirst: string;
  noResults: string;
  found: (count: number) => string;
  loading: string;
  signIn: string;
  login: string;
  /** The name of the table, from the report's name. */
  results: (report: string) => string;
  problem: {
    noReport: string;
    answered: (message: string) => string;
    /** For a status, with the server's own words where there are some. */
    status: (status: number, message: string | undefined) => string;
    unreachable: string;
    other: (message: string) => string;
  };
};

const en: ReportWords = {
  title: 'Reports',
  lead: 'Choose a report, narrow it down, and read it here or take it along as a spreadsheet.',
  report: 'Report',
  noChoice: '-- Select --',
  noReports: 'No reports available.',
  chooseAbove: 'The filters of a report appear here once it is chosen.',
  filters: 'Filters of the report',
  noFilters: 'No filters for this report. Proceed to view results.',
  show: 'Show Results',
  running: 'Running...',
  download: 'Download Excel',
  runFirst: 'Run a report first',
  noResults: 'No results found for the selected filters.',
  found: (count) => (count === 1 ? '1 result' : `${String(count)} results`),
  loading: 'Loading...',
  signIn: 'Please log in to view reports.',
  login: 'Login',
  results: (report) => `Results: ${report}`,
  problem: {
    noReport: 'Please select a report first.',
    answered: (message) => `Error: ${message}`,
    status: (status, message) => {
      switch (status) {
        case 400:
          return `Missing Data: ${message ?? 'Missing or invalid data.'}`;
        case 401:
          return 'Unauthorized: Please log in again.';
        case 403:
          return 'Forbidden: You do not have permission to run this report.';
        case 404:
          return 'Report not found. Please check the report selection.';
        case 500:
          return 'Server error: Please try again later.';
        default:
          return `Unexpected error (Code ${String(status)}): ${message ?? 'Unknown error'}`;
      }
    },
    unreachable: 'Network error: Unable to reach the server. Check your connection.',
    other: (message) => `Unexpected error: ${message}`,
  },
};

const es: ReportWords = {
  title: 'Reportes',
  lead: 'Elija un informe, acótelo y léalo aquí, o lléveselo como hoja de cálculo.',
  report: 'Informe',
  noChoice: '-- Seleccione --',
  noReports: 'No hay informes disponibles.',
  chooseAbove: 'Los filtros de un informe aparecen aquí cuando se ha elegido.',
  filters: 'Filtros del informe',
  noFilters: 'Este informe no tiene filtros. Puede ver los resultados.',
  show: 'Mostrar resultados',
  running: 'Generando...',
  download: 'Descargar Excel',
  runFirst: 'Primero genere un informe',
  noResults: 'No se encontraron resultados con los filtros elegidos.',
  found: (count) => (count === 1 ? '1 resultado' : `${String(count)} resultados`),
  loading: 'Cargando...',
  signIn: 'Inicie sesión para ver los informes.',
  login: 'Iniciar sesión',
  results: (report) => `Resultados: ${report}`,
  problem: {
    noReport: 'Seleccione primero un informe.',
    answered: (message) => `Error: ${message}`,
    status: (status, message) => {
      switch (status) {
        case 400:
          return `Faltan datos: ${message ?? 'Faltan datos o no son válidos.'}`;
        case 401:
          return 'Sin autorización: inicie sesión de nuevo.';
        case 403:
          return 'Acceso denegado: no tiene permiso para generar este informe.';
        case 404:
          return 'No se encontró el informe. Revise cuál ha elegido.';
        case 500:
          return 'Error del servidor: inténtelo de nuevo más tarde.';
        default:
          return `Error inesperado (código ${String(status)}): ${message ?? 'error desconocido'}`;
      }
    },
    unreachable: 'Error de red: no se pudo llegar al servidor. Revise su conexión.',
    other: (message) => `Error inesperado: ${message}`,
  },
};

export const reportWords: Record<Language, ReportWords> = { en, es };
