import { Icon } from '@/components/ui/icon/icon'
import { Button } from '@/components/ui/button/button'
import { AnonymousAvatar, Avatar } from '@/components/ui/display/avatar'
import { Badge, tones } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { DateTime } from '@/components/ui/display/date-time'
import { Kbd } from '@/components/ui/display/kbd'
import { LongText } from '@/components/ui/display/long-text'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { QrCode } from '@/components/ui/display/qr-code'
import { Stat } from '@/components/ui/display/stat'
import { Section } from '@/components/ui/layout/section'
import { Specimen } from './specimen'

const names = ['Priya Nair', 'Tom Okafor', 'Ana Ruiz', 'Łukasz Nowak', 'Mei Lin', 'Sam']
const heights = [12, 38, 62, 90, 100]
const words = 'You explain things so that nobody feels slow. Say sooner when a date will not hold.'
const zone = 'Asia/Kolkata'
const at = new Date('2026-03-05T12:33:00Z')
const soon = new Date('2026-03-05T09:33:00Z')

export function DisplayGallery() {
  return (
    <Section title="Small things">
      <Specimen name="avatars">
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name={undefined} />
        <AnonymousAvatar />
        <Avatar name="Priya" image="/logo.svg" />
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
        <span className="w-40">
          <Badge wrap>A tag whose name somebody made longer than the others</Badge>
        </span>
      </Specimen>
      <Specimen name="figures">
        <Stat label="Answered" value="31 of 40" hint="9 people have time until Friday" />
        <Stat label="Feedback" value={128} />
        <Stat label="Complete" value="78%" picture={<ProgressRing percent={78} size={40} label="78 percent" />} />
      </Specimen>
      <Specimen name="long text" stacked>
        <LongText text={words} />
        <LongText text={Array.from({ length: 12 }, () => words).join(' ')} most={240} className="text-sm text-subtle" />
      </Specimen>
      <Specimen name="callouts" stacked>
        <Callout tone="privacy" title="Only Priya will see your name">
          The others see your answer without it, once Priya releases the results.
        </Callout>
        <Callout>Three people have not answered yet.</Callout>
        <Callout tone="warning" title="This closes in two hours" action={<Button size="sm">Remind all</Button>} />
        <Callout tone="danger">Your last change could not be saved.</Callout>
      </Specimen>
      <Specimen name="progress" stacked>
        {heights.map((percent) => (
          <ProgressBar key={percent} percent={percent} label={`At ${percent} percent`} />
        ))}
        <ProgressBar percent={0} label="Nothing yet" />
        <ProgressBar percent={100} isUsage label="People" />
      </Specimen>
      <Specimen name="rings">
        {[0, ...heights].map((percent) => (
          <ProgressRing key={percent} percent={percent} label={`At ${percent} percent`} />
        ))}
        <ProgressRing percent={40} size={24} label="Answered" />
      </Specimen>
      <Specimen name="dates and keys">
        <DateTime at={at} zone={zone} />
        <DateTime at={at} zone={zone} format="hh:mm a" />
        <DateTime at={at} zone={zone} format="date-time" />
        <DateTime at={soon} zone={zone} format="relative" now={at} />
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
        </span>
      </Specimen>
      <Specimen name="code to scan">
        <QrCode rows={['000000', '011010', '010110', '001010', '011010', '000000']} label="A code to scan" />
      </Specimen>
    </Section>
  )
}
