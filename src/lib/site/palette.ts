/** Brand colours for PDFs, share images and contrast checks; a test compares them with src/styles/tokens.css. */
export const PALETTE = {
  green: '#0c3a2c',
  ink: '#072419',
  limewash: '#bfe0d0',
  milk: '#fff4dc',
  marigold: '#f2b233',
  nannari: '#c5351f',
  tile: '#b64a2e',
  oxide: '#86291c',
  slab: '#d9c59b',
} as const;
