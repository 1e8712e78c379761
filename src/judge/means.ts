/** What a verdict rests on: patterns of words, the local sieve, or the operator's model. */
export type Means = 'words' | 'sieve' | 'model'
