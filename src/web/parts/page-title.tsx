import { brand } from '../../brand.ts'

/** The browser tab's title; React moves it into the head. */
export function PageTitle({ name }: { name: string }) {
  return <title>{`${name} · ${brand.name}`}</title>
}
