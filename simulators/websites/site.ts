export type Section = { heading: string; paragraphs: string[] }

export type Site = { name: string; claim: string; sections: Section[] }
