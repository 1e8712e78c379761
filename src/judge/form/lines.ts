/** The source of a long pattern, written over several lines: line breaks and indents are not part of it. */
export const lines = (written: TemplateStringsArray, ...parts: string[]) =>
  String.raw(written, ...parts).replaceAll(/\n */g, '')
