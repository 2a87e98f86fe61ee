import { Text } from 'react-email'
import { look } from './look'

interface FactsProps {
  /** Name and value pairs; null values are left out. */
  facts: readonly (readonly [name: string, value: string | null])[]
}

/** Key facts as lines instead of a table, so the plain-text part matches. */
export function Facts({ facts }: FactsProps) {
  const shown = facts.filter(([, value]) => value !== null)
  return shown.map(([name, value], index) => (
    <Text key={name} className="ink" style={index === shown.length - 1 ? look.lastFact : look.fact}>
      <span className="muted" style={look.factName}>
        {name}:
      </span>{' '}
      {value}
    </Text>
  ))
}
