import { Sparkline } from '@mantine/charts'

/** The last point is marked: the current value. */
export function Line({ values, isAlarming }: { values: readonly number[]; isAlarming: boolean }) {
  const last = values.length - 1
  const color = `var(--status-${isAlarming ? 'red' : 'neutral'}-dot)`
  return (
    <Sparkline
      h={28}
      data={[...values]}
      color={color}
      fillOpacity={0}
      strokeWidth={1.5}
      curveType="linear"
      areaProps={{
        isAnimationActive: false,
        dot: ({ cx, cy, index }) => <circle key={index} cx={cx} cy={cy} r={index === last ? 2.5 : 0} fill={color} stroke="none" />,
      }}
    />
  )
}
