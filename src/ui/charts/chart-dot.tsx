/**
 * A round dot at the end of a line. It is a stroke of no length, because a circle would become an ellipse in a
 * drawing that stretches with its box.
 */
export function ChartDot({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      d={`M${x} ${y}h0`}
      fill="none"
      stroke="currentColor"
      strokeWidth={size}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}
