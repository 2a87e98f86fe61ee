import { useId } from 'react'
import { measure } from '@/components/shell/public/part'
import { Shot } from '@/components/shell/public/shot'
import type { FeatureText } from './features'

interface FeaturePartProps {
  feature: FeatureText
  /** Its picture is above the fold. */
  isFirst: boolean
}

export function FeaturePart({ feature: { anchor, name, text, shot, facts }, isFirst }: FeaturePartProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={`${measure} grid scroll-mt-6 gap-x-12 gap-y-8 py-12 sm:py-16 lg:grid-cols-[18rem_1fr]`}
    >
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h2 id={id} className="text-2xl font-semibold text-balance">
          {name}
        </h2>
        <p className="mt-2.5 text-reading text-pretty text-muted">{text}</p>
      </div>
      <div className="min-w-0">
        {shot && (
          <div className="mb-8 sm:mb-10">
            <Shot name={shot} isFirst={isFirst} />
          </div>
        )}
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {facts.map(([fact, words]) => (
            <div key={fact}>
              <dt className="font-semibold">{fact}</dt>
              <dd className="mt-1 text-pretty text-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
