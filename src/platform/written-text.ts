import { z } from 'zod'

/** What a person wrote, without the spaces around it. PostgreSQL keeps neither a NUL nor half a character. */
export const writtenText = () =>
  z.string().overwrite((text) => text.toWellFormed().replaceAll('\0', '').trim())
