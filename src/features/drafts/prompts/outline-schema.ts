import { z } from 'zod'

/** How a post is built, as the model answers it. */
export const outlineSchema = z.object({
  form: z.enum(['story', 'lesson', 'question', 'showcase', 'comparison', 'announcement', 'list', 'opinion']),
  tone: z.enum(['plain', 'curious', 'proud', 'self-critical', 'funny', 'annoyed', 'warm']),
  length: z.enum(['short', 'medium', 'long']),
  beats: z.array(
    z.object({
      role: z.enum([
        'opening',
        'background',
        'problem',
        'attempt',
        'turn',
        'result',
        'lesson',
        'question',
        'closing',
      ]),
      gist: z.string(),
    }),
  ),
})
