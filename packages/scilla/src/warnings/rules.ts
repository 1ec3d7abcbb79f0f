import { emptyTags } from './emptyTags'
import { missingAccept } from './missingAccept'
import { redundantCalls } from './redundantCalls'
import { repeatedAccepts } from './repeatedAccepts'
import type { Rule } from './rule'
import { shadowing } from './shadowing'
import { unopenedOptions } from './unopenedOptions'
import { unusedAddressFields } from './unusedAddressFields'
import { unusedFields } from './unusedFields'
import { unusedImports } from './unusedImports'
import { unusedNames } from './unusedNames'
import { unusedProcedures } from './unusedProcedures'
import { unusedTypes } from './unusedTypes'
import { wholeMaps } from './wholeMaps'

/** All warnings but those that the checker gives itself, as only it knows the types. In the order in which people see them. */
export const rules: readonly Rule[] = [
  unusedNames,
  unusedProcedures,
  unusedTypes,
  unusedImports,
  unusedFields,
  unusedAddressFields,
  shadowing,
  missingAccept,
  wholeMaps,
  emptyTags,
  repeatedAccepts,
  redundantCalls,
  unopenedOptions,
]
