import 'server-only'
import { db, Prisma } from './db'

/** A read that can share a statement with others, because each statement costs more than its few rows. */
export type SharedReading<Result> = {
  readonly statements: readonly Prisma.Sql[]
  readonly from: (parts: readonly (readonly unknown[])[]) => Result
}

/** Rows travel as JSON, so `times` names the columns with a moment or a day. */
export const rowsOf = <Row extends object>(
  statement: Prisma.Sql,
  times: readonly (keyof Row)[] = [],
): SharedReading<Row[]> => ({
  statements: [statement],
  from: ([rows = []]) => (rows as Row[]).map((row) => withTimes(row, times)),
})

function withTimes<Row extends object>(row: Row, times: readonly (keyof Row)[]): Row {
  const read = times.map((name) => [name, row[name] === null ? null : new Date(String(row[name]))])
  return { ...row, ...Object.fromEntries(read) } as Row
}

export const alreadyRead = <Result>(result: Result): SharedReading<Result> => ({ statements: [], from: () => result })

export const mapReading = <Given, Result>(
  { statements, from }: SharedReading<Given>,
  map: (given: Given) => Result,
): SharedReading<Result> => ({ statements, from: (parts) => map(from(parts)) })

type ResultsOf<Readings extends readonly SharedReading<unknown>[]> = {
  -readonly [Index in keyof Readings]: Readings[Index] extends SharedReading<infer Result> ? Result : never
}

/** Several readings as one; results keep their order. */
export function joinReadings<const Readings extends readonly SharedReading<unknown>[]>(
  ...readings: Readings
): SharedReading<ResultsOf<Readings>> {
  return {
    statements: readings.flatMap(({ statements }) => statements),
    from: (parts) => {
      let begin = 0
      const results = readings.map(({ statements, from }) => from(parts.slice(begin, (begin += statements.length))))
      return results as ResultsOf<Readings>
    },
  }
}

const asJson = (statement: Prisma.Sql) => Prisma.sql`(SELECT COALESCE(json_agg(part), '[]') FROM (${statement}) part)`

export async function read<Result>({ statements, from }: SharedReading<Result>): Promise<Result> {
  if (statements.length === 0) return from([])
  const [row] = await db.$queryRaw<[{ parts: unknown[][] }]>`
    SELECT json_build_array(${Prisma.join(statements.map(asJson))}) AS parts`
  return from(row.parts)
}
