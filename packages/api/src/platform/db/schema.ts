import type { AlertTables } from './alert-tables.ts'
import type { BookingTables } from './booking-tables.ts'
import type { CatalogueTables } from './catalogue-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { CustomerTables } from './customer-tables.ts'
import type { DiscountTables } from './discount-tables.ts'
import type { InvoiceTables } from './invoice-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { PlatformTables } from './platform-tables.ts'
import type { PurchaseTables } from './purchase-tables.ts'
import type { VoucherTables } from './voucher-tables.ts'

/** Every table of src/migrations by name; the type parameter of Kysely in this package. */
export interface Database
  extends
    CatalogueTables,
    ContentTables,
    BookingTables,
    DiscountTables,
    PaymentTables,
    InvoiceTables,
    VoucherTables,
    PurchaseTables,
    CustomerTables,
    AlertTables,
    PlatformTables {}
