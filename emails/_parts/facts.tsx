import { Text } from 'react-email'
import { look } from './look'

interface FactsProps {
  /** Name and value of each; a fact without a value is left out. */
  facts: readonly (readonly [name: string, value: string | null])[]
}

/** What one wants to know at a glance. Lines and not a table, so that the plain-text part reads the same. */
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
