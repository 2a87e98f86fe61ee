'use client'

import dynamic from 'next/dynamic'
import { useContext } from 'react'
import { AskedPeople } from '@/components/members/people/acts/asked-people'

const TeamDialog = dynamic(() => import('./team-dialog').then((module) => module.TeamDialog), { ssr: false })

/** Adds the asked people to a team; the dialog loads on the first use. */
export function PutIntoTeam() {
  const asked = useContext(AskedPeople)
  if (asked?.act !== 'team') return null
  const { turn, people, open, onOpenChange, onDone } = asked
  return <TeamDialog key={turn} people={people} open={open} onOpenChange={onOpenChange} onDone={onDone} />
}
