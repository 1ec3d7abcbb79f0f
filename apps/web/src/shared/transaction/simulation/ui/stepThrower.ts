import type { SimulatedException } from '@tyto/simulator'
import type { Chain } from '../../../chain/network/chain'
import { isExchange } from '../../../chain/coins/exchangePlaces'
import { isStakingProgramme } from '../../../chain/reads/stakingPlaces'
import { isCollectionName, type Thrower } from '../../../errors/contractException'

/** Which contract threw in a simulation, by its place and the name that it gives itself; whether its code is ours is asked apart. */
export function stepThrower(
  chain: Chain,
  { contract, contractName }: Pick<SimulatedException, 'contract' | 'contractName'>,
): Thrower {
  return {
    isOurs: false,
    isProgramme: isStakingProgramme(chain, contract),
    isCollection: isCollectionName(contractName),
    isExchange: isExchange(chain, contract),
  }
}
