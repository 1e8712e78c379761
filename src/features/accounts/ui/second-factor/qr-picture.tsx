import { ChartImage } from '../../../../ui/charts/chart-image.tsx'

/** Dark on white in both themes: cameras want it so. The margin is part of the code. */
export function QrPicture({ rows }: { rows: string[] }) {
  const size = rows.length
  const path = rows
    .flatMap((row, y) => row.split('').map((dot, x) => (dot === '1' ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <ChartImage sentence="QR code for your authenticator app" className="max-sm:justify-self-center">
      <svg
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        shapeRendering="crispEdges"
        className="size-44 rounded-md border bg-white"
      >
        <path d={path} fill="black" />
      </svg>
    </ChartImage>
  )
}
