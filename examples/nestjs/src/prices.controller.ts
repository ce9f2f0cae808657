import { Controller, Get } from '@nestjs/common';
// biome-ignore lint/style/useImportType: Nest needs the class at runtime
import { PricesService } from './prices.service';

@Controller('prices')
export class PricesController {
  constructor(private readonly prices: PricesService) {}

  @Get('tea')
  tea() {
    return { product: 'tea', price: this.prices.of('tea') };
  }
}
