import { Body, Controller, Delete, Get, Param, Post, Put, Query, UploadedFile } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Members, Roles } from '../../../platform/access/access';
import type { Identity } from '../../../platform/access/role';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { MessageAnswer } from '../../../platform/http/message-answer';
import type { ReceivedFile } from '../../../platform/http/single-file';
import { TableIn, TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { ImageUpload } from '../../images/upload/image-upload';
import {
  TakenOfferDto,
  WinnerDto,
  WinnerOffersAnswer,
  WinnersClubAnswer,
  WinnersClubEntryDto,
} from './dto/winners-club.dto';
import { WinnerOffers } from './offers/winner-offers';
import { WinnersClubService } from './winners-club.service';

@ApiTags('winners club')
@Roles('admin')
@Controller('winnersclub')
export class WinnersClubController {
  constructor(
    private readonly winners: WinnersClubService,
    private readonly offers: WinnerOffers,
  ) {}

  /** All entries, newest first; with `page` or `per_page` a page of them, the number of all as `X-Total-Count`. */
  @Members()
  @Get()
  @TableIn('winnersclub')
  @ApiOkResponse({ type: WinnersClubAnswer })
  listWinners(@Query() query: TableListQuery): Promise<TablePage<WinnerDto>> {
    return this.winners.list(query);
  }

  /** Won coupons whose post is there and not in the club yet. */
  @Get('offers')
  async listWinnerOffers(): Promise<WinnerOffersAnswer> {
    return { offers: await this.offers.list() };
  }

  /** Takes a won coupon into the club. */
  @Post('offers')
  @ApiErrors('NOT_FOUND', 'CONFLICT')
  takeWinnerOffer(@Body() { blog_id }: TakenOfferDto, @CurrentUser() who: Identity): Promise<WinnerDto> {
    return this.offers.take(blog_id, who);
  }

  /** As `multipart/form-data` the image may come along as `imageFile`. */
  @Post()
  @ImageUpload()
  @ApiConsumes('application/json', 'multipart/form-data')
  addWinner(
    @Body() entry: WinnersClubEntryDto,
    @UploadedFile() image: ReceivedFile | undefined,
    @CurrentUser() who: Identity,
  ): Promise<WinnerDto> {
    return this.winners.add(entry, image, who);
  }

  /** As `multipart/form-data` a new image may come along as `imageFile`. */
  @Put(':id')
  @ImageUpload()
  @ApiConsumes('application/json', 'multipart/form-data')
  changeWinner(
    @Param('id', IdPipe) id: number,
    @Body() entry: WinnersClubEntryDto,
    @UploadedFile() image: ReceivedFile | undefined,
    @CurrentUser() who: Identity,
  ): Promise<WinnerDto> {
    return this.winners.change(id, entry, image, who);
  }

  @Delete(':id')
  removeWinner(@Param('id', IdPipe) id: number, @CurrentUser() who: Identity): Promise<MessageAnswer> {
    return this.winners.remove(id, who);
  }
}
