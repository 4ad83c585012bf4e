import { Injectable } from '@nestjs/common';
import { SeedArrangements } from './seed-arrangements.service.ts';
import { SeedCustomers } from './seed-customers.service.ts';
import { SeedSteps } from './seed-steps.service.ts';
import { SeedCustomerFiles } from './seed-customer-files.service.ts';
import { SeedPayments } from './seed-payments.service.ts';
import { SeedReviews } from './seed-reviews.service.ts';

/** The use cases that the people of the seed act through. */
@Injectable()
export class SeedUseCases {
  constructor(
    readonly customers: SeedCustomers,
    readonly payments: SeedPayments,
    readonly steps: SeedSteps,
    readonly reviews: SeedReviews,
    readonly customerFiles: SeedCustomerFiles,
    readonly arrangements: SeedArrangements,
  ) {}
}
