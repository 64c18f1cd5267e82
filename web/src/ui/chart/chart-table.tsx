import { Table } from '@mantine/core'
import { useFormat } from '#lib/format.ts'
import classes from './chart.module.css'
import type { ChartData, ChartProps } from './chart.tsx'

interface ChartTableProps extends ChartData {
  title: string
  renderValue?: ChartProps['renderValue'] | undefined
}

/** The numbers of a chart: a row for each point, a column for each series. */
export function ChartTable({ title, pointsLabel, series, points, renderValue }: ChartTableProps) {
  const format = useFormat()
  return (
    <Table className={classes.table} verticalSpacing={6}>
      <caption className="visually-hidden">{title}</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{pointsLabel}</Table.Th>
          {series.map(({ key, label }) => (
            <Table.Th key={key} scope="col" className={classes.number}>
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {points.map((point) => (
          <Table.Tr key={point.key}>
            <Table.Th scope="row" className={classes.point}>
              {point.label}
            </Table.Th>
            {series.map((one) => (
              <Table.Td key={one.key} className={classes.number}>
                {renderValue?.(point, one) ?? format.number(point.values[one.key] ?? 0)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
