/** Contracts of public repositories, for which there is no gold: they parse, check, deploy and run with example values. */
import path from 'node:path'
import { checkFile } from '../scilla/check'
import { findSources } from '../scilla/sources'
import { tryContract } from '../scilla/trial'
import { firstLine, type Category } from './outcome'

const gasLimit = 100_000

/** A contract may refuse the example values, but may fail in no way that it does not know of. */
export function realContracts(folder: string): Category {
  const sources = findSources([folder])
  const files = sources.filter((file) => file.endsWith('.scilla'))
  const libraries = sources.filter((file) => file.endsWith('.scillib'))
  const libraryFolders = [...new Set(libraries.map((file) => path.dirname(file)))]
  const outcomes = files.map((file) => {
    const name = path.relative(folder, file)
    try {
      const checked = checkFile(file, libraryFolders)
      const { deployment, transitions } = tryContract(checked!, libraryFolders, gasLimit)
      const illTyped = [deployment, ...Object.values(transitions)].find((one) => one.startsWith('IllTyped'))
      return { name, equal: illTyped === undefined, aspects: {}, reason: illTyped ?? '' }
    } catch (error) {
      return {
        name,
        equal: false,
        aspects: {},
        reason: firstLine(error).replace(path.join(folder, path.sep), ''),
      }
    }
  })
  return { name: 'contracts of public repositories', goal: 'all check and run', outcomes }
}
