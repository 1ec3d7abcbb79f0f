import { parseJson } from '@tyto/primitives'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { createStored } from '../../device/createStored'
import type { ImageAnswer } from './fetchImage'

const mostHosts = 100
const host = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/

/** The strangers from whose sites a person wants pictures: hosts with their ports. */
export const pictureHosts = createStored({ key: 'tyto.pictureHosts', parse: parseHosts })

/** Reads stored text; anything that is no host is dropped. Never throws. */
export function parseHosts(text: string | null): readonly string[] {
  const value = parseJson(text)
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list
    .filter((each): each is string => typeof each === 'string' && host.test(each))
    .slice(0, mostHosts)
}

/** Shows pictures from a site from now on, those that waited for it at once. */
export function allowHost(queries: QueryClient, wanted: string): void {
  const hosts = pictureHosts.get().filter((each) => each !== wanted)
  pictureHosts.set([wanted, ...hosts].slice(0, mostHosts))
  // A read that fails from now on no longer waits for a word.
  void queries.resetQueries({
    queryKey: ['image'],
    predicate: ({ state }) => (state.data as ImageAnswer | undefined)?.kind === 'ask',
  })
}

/** Asks a site no more, and forgets the pictures that are shown: they are asked for anew, or not at all. */
export function forgetHost(queries: QueryClient, unwanted: string): void {
  pictureHosts.set(pictureHosts.get().filter((each) => each !== unwanted))
  void queries.resetQueries({ queryKey: ['image'] })
}

/** How many pictures of this page wait for each host. */
export const useWaitingHosts = create<ReadonlyMap<string, number>>(() => new Map())

/** Says that a picture waits for the person's word about a host; null for none. */
export function useWaitFor(waiting: string | null): void {
  useEffect(() => {
    if (waiting === null) return undefined
    const count = (by: number): void =>
      useWaitingHosts.setState((before) => {
        const next = new Map(before)
        const left = (next.get(waiting) ?? 0) + by
        if (left > 0) next.set(waiting, left)
        else next.delete(waiting)
        return next
      }, true)
    count(1)
    return () => count(-1)
  }, [waiting])
}
