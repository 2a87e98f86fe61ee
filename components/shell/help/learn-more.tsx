import { TextLink } from '@/components/ui/button/text-link'
import { publicTopics, type PublicTopic } from './topic-link'

/** A help link at the moment of doubt. */
export const LearnMore = ({ topic }: { topic: PublicTopic }) => (
  <TextLink href={`/help/${topic}`} aria-label={`Learn more: ${publicTopics[topic]}`} className="whitespace-nowrap">
    Learn more
  </TextLink>
)
