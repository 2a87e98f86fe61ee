import { TextLink } from '@/components/ui/button/text-link'
import { publicTopics, type PublicTopic } from './topic-link'

interface LearnMoreProps {
  topic: PublicTopic
  /** In a new tab, beside a form with unsaved input. */
  apart?: boolean
}

/** A help link at the moment of doubt. */
export const LearnMore = ({ topic, apart }: LearnMoreProps) => (
  <TextLink
    href={`/help/${topic}`}
    target={apart ? '_blank' : undefined}
    aria-label={`Learn more: ${publicTopics[topic]}${apart ? ', in a new tab' : ''}`}
    className="whitespace-nowrap"
  >
    Learn more
  </TextLink>
)
