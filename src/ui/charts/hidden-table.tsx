type HiddenTableProps = {
  caption: string
  head: string[]
  rows: { name: string; values: number[] }[]
}

/** The figures behind a chart, for those who listen instead of look. */
export function HiddenTable({ caption, head, rows }: HiddenTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, nth) => (
                <td key={head[nth + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
