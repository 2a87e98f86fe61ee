import { Icon } from '@/components/ui/icon/icon'
import { AnonymousAvatar, Avatar } from '@/components/ui/display/avatar'
import { AvatarStack } from '@/components/ui/display/avatar-stack'
import { Badge, tones } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { DateTime } from '@/components/ui/display/date-time'
import { Kbd } from '@/components/ui/display/kbd'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { StatusDot } from '@/components/ui/display/status-dot'
import { Section } from '@/components/ui/layout/section'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Specimen } from './specimen'

const people = ['Priya Nair', 'Tom Okafor', 'Ana Ruiz', 'Łukasz Nowak', 'Mei Lin', 'Sam'].map((name) => ({
  id: name,
  name,
}))
const heights = [12, 38, 62, 90, 100]
const zone = 'Asia/Kolkata'
const at = new Date('2026-03-05T12:33:00Z')
const soon = new Date('2026-03-05T09:33:00Z')

export function DisplayGallery() {
  return (
    <Section title="Small things">
      <Specimen name="avatars">
        {people.map((person) => (
          <Avatar key={person.id} name={person.name} />
        ))}
        <Avatar name={undefined} />
        <AnonymousAvatar />
        <Avatar name="Priya" image="/logo.svg" />
        <AvatarStack people={people} />
      </Specimen>
      <Specimen name="avatar sizes">
        <Avatar name="Priya" size="xs" />
        <Avatar name="Priya" size="sm" />
        <Avatar name="Priya" size="md" />
        <Avatar name="Priya" size="lg" />
        <Avatar name="Priya" size="xl" />
        <AnonymousAvatar size="lg" />
      </Specimen>
      <Specimen name="badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="warning" icon={<Icon name="calendar-clock" />}>
          Closes today
        </Badge>
        {tones.map((tone) => (
          <StatusDot key={tone} tone={tone}>
            {tone}
          </StatusDot>
        ))}
      </Specimen>
      <Specimen name="callouts" stacked>
        <Callout tone="privacy" title="Only Priya will see your name">
          The others see your answer without it, once Priya releases the results.
        </Callout>
        <Callout>Three people have not answered yet.</Callout>
        <Callout tone="warning" title="This closes in two hours" />
        <Callout tone="danger">Your last change could not be saved.</Callout>
      </Specimen>
      <Specimen name="progress" stacked>
        {heights.map((percent) => (
          <ProgressBar key={percent} percent={percent} label={`At ${percent} percent`} />
        ))}
      </Specimen>
      <Specimen name="rings">
        {[0, ...heights].map((percent) => (
          <ProgressRing key={percent} percent={percent} label={`At ${percent} percent`} />
        ))}
        <ProgressRing percent={40} size={24} plain label="Answered" />
      </Specimen>
      <Specimen name="dates and keys">
        <DateTime at={at} zone={zone} />
        <DateTime at={at} zone={zone} format="hh:mm a" />
        <DateTime at={at} zone={zone} format="date-time" />
        <DateTime at={soon} zone={zone} format="relative" now={at} />
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
          <VisuallyHidden>opens the palette</VisuallyHidden>
        </span>
      </Specimen>
    </Section>
  )
}
