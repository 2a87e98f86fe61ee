import { AnchorList } from '@/components/shell/public/anchor-list'
import { ClosingPart } from '@/components/shell/public/closing-part'
import { Intro } from '@/components/shell/public/intro'
import { measure } from '@/components/shell/public/part'
import { SolutionPart } from './solution-part'
import { byRole, bySize, type SolutionText } from './solutions'

function Group({ title, solutions }: { title: string; solutions: readonly SolutionText[] }) {
  return (
    <div className={`${measure} pb-14`}>
      <h2 className="mb-6 text-2xl font-semibold">{title}</h2>
      {solutions.map((solution) => (
        <SolutionPart key={solution.anchor} solution={solution} />
      ))}
    </div>
  )
}

export function SolutionsScreen() {
  return (
    <>
      <Intro
        title="For two people or two thousand"
        text="Rapport works for one team that wants to be honest, and for a company that wants all its teams to be."
      >
        <AnchorList label="Solutions" places={[...bySize, ...byRole]} />
      </Intro>
      <Group title="By size" solutions={bySize} />
      <Group title="By role" solutions={byRole} />
      <ClosingPart />
    </>
  )
}
