import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactRow } from './fact-row.tsx'

const nothing = () => {}
const row = (source: string | null) =>
  render(
    <FactRow
      fact={{ text: 'Takes deposits.', source }}
      label="Fact 1"
      onRewrite={nothing}
      onRemove={nothing}
      onEnter={nothing}
    />,
  )

test('a fact says where it comes from, and quotes the website only where its words differ', () => {
  expect(row(null)).toContain('>Yours<')
  expect(row('Takes deposits.')).toContain('>From your website<')
  expect(row('Owners pay a deposit.')).toContain('>From your website: “Owners pay a deposit.”<')
})
