import { brand } from '../../../../brand.ts'

export function SupportLink() {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
}
