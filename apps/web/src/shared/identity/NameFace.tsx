import { formatName, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { nameQuery } from '../chain/reads/queries'
import { useNetworkId } from '../settings/network'
import { Avatar } from '../ui/plate/Avatar'
import { hasClosedEyes } from './DidStatusBadge'

interface NameFaceProps extends Pick<ComponentProps<typeof Avatar>, 'size'> {
  readonly name: Name
}

/** The small face of a name, with its eyes closed where its plate has them closed. It asks nothing of the chain itself. */
export function NameFace({ name, size }: NameFaceProps) {
  const { data } = useQuery({ ...nameQuery(useNetworkId(), name), enabled: false })
  const status = data?.kind === 'found' ? (data.wallet?.status ?? null) : null
  return (
    <Avatar
      name={formatName(name)}
      eyes={hasClosedEyes(status) ? 'shut' : 'open'}
      {...(size ? { size } : {})}
    />
  )
}
