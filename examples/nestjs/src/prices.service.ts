import { Injectable } from '@nestjs/common';

@Injectable()
export class PricesService {
  private readonly prices = new Map([['tea', 4.5]]);

  of(product: string): number | undefined {
    return this.prices.get(product);
  }
}
