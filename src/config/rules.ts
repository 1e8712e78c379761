import { z } from 'zod'

export type ValuesOf<V extends z.ZodRawShape> = z.output<z.ZodObject<V>>

/** What several variables must be together; the message names the first of them. */
export type Rule<E> = { variable: string; error: string; holds: (e: E) => unknown }

/** A rule is looked at even when another variable is wrong, so that one message names everything. */
const always = () => true

export function withRules<V extends z.ZodRawShape>(variables: V, rules: Rule<ValuesOf<V>>[]) {
  return rules.reduce(
    (schema, { variable, error, holds }) =>
      schema.refine((e) => holds(e as ValuesOf<V>), { path: [variable], error, when: always }),
    z.object(variables),
  )
}

export function allOrNone(values: unknown[]) {
  return values.every(Boolean) || !values.some(Boolean)
}
