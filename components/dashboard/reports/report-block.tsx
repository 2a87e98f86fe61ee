import { TextLink } from '@/components/ui/button/text-link'
import { Stat } from '@/components/ui/display/stat'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { ShownReport } from '@/lib/dashboard/reports/queries'
import type { ReportsFilter } from '@/lib/dashboard/reports/schema'
import { addressWith } from '@/lib/shared/address-with'
import { PictureOf } from './picture-of'

interface ReportBlockProps {
  part: ShownReport
  /** Kept on the way to the full report. */
  choices: ReportsFilter
}

/** One module's figures and picture, and the way to its full report. */
export function ReportBlock({ part: { title, links, figures, picture, note }, choices }: ReportBlockProps) {
  return (
    <Section
      title={title}
      className="flex min-w-0 break-inside-avoid flex-col"
      action={
        <span className="flex flex-wrap gap-x-4 text-sm print:hidden">
          {links.map(({ label, path }) => (
            <TextLink key={path} href={addressWith(path, choices)}>
              {label}
            </TextLink>
          ))}
        </span>
      }
    >
      <Card className="grid grow grid-cols-1 content-start gap-5">
        <div className="grid grid-cols-2 items-start gap-5 sm:min-h-17 sm:grid-cols-3">
          {figures.map(({ label, value, hint, path }) => (
            <Stat
              key={label}
              label={label}
              value={value ?? '–'}
              hint={hint}
              href={path && addressWith(path, choices)}
            />
          ))}
        </div>
        <div className="border-t border-line pt-5">
          {typeof picture === 'string' ? (
            <p className="text-subtle">{picture}</p>
          ) : (
            <PictureOf picture={picture} choices={choices} />
          )}
        </div>
        {note !== null && <p className="text-sm text-pretty text-subtle">{note}</p>}
      </Card>
    </Section>
  )
}
