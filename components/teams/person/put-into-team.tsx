'use client'

import dynamic from 'next/dynamic'
import { useContext } from 'react'
import { AskedPeople } from '@/components/members/people/acts/asked-people'

const TeamDialog = dynamic(() => import('./team-dialog').then((module) => module.TeamDialog), { ssr: false })

/** Puts those the list of people asks about into a team. The dialog is fetched with the first question. */
export function PutIntoTeam() {
  const asked = useContext(AskedPeople)
  if (asked?.act !== 'team') return null
  const { turn, people, open, onOpenChange, onDone } = asked
  return <TeamDialog key={turn} {...{ people, open, onOpenChange, onDone }} />
}
