/** Tokens for what a browser draws itself, where it reads no style sheet: `--primary`, and `--background` of both themes. */
export const PRIMARY = '#09533d'
export const GROUND = '#f8fbf9'
export const DARK_GROUND = '#0d1814'
