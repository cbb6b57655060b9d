import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UploadedFile } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Members, Roles } from '../../common/access/access';
import type { Identity } from '../../common/access/role';
import { IdPipe } from '../../common/http/id.pipe';
import { MessageAnswer } from '../../common/http/message-answer';
import type { ReceivedFile } from '../../common/http/single-file';
import { TableListQuery } from '../../common/http/table-list';
import { PostDto } from '../blogs/dto/blogs.dto';
import { ImageUpload } from '../images/upload/image-upload';
import { WinnersClubAnswer, WinnersClubEntryDto } from './dto/winners-club.dto';
import { WinnersClubService } from './winners-club.service';

@ApiTags('winners club')
@Roles('admin')
@Controller('winnersclub')
export class WinnersClubController {
  constructor(private readonly winners: WinnersClubService) {}

  /** All entries, newest first; with `page` or `per_page` a page of them, the number of all as `X-Total-Count`. */
  @Members()
  @Get()
  @ApiOkResponse({ type: WinnersClubAnswer })
  async listWinners(
    @Query() query: TableListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WinnersClubAnswer> {
    const { rows, total } = await this.winners.list(query);
    response.setHeader('X-Total-Count', String(total));
    return { winnersclub: rows };
  }

  /** As `multipart/form-data` the image may come along as `imageFile`. */
  @Post()
  @ImageUpload()
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiCreatedResponse({ type: PostDto })
  addWinner(
    @Body() entry: WinnersClubEntryDto,
    @UploadedFile() image: ReceivedFile | undefined,
    @CurrentUser() who: Identity,
  ): Promise<PostDto> {
    return this.winners.add(entry, image, who);
  }

  /** As `multipart/form-data` a new image may come along as `imageFile`. */
  @Put(':id')
  @ImageUpload()
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiOkResponse({ type: PostDto })
  changeWinner(
    @Param('id', IdPipe) id: number,
    @Body() entry: WinnersClubEntryDto,
    @UploadedFile() image: ReceivedFile | undefined,
    @CurrentUser() who: Identity,
  ): Promise<PostDto> {
    return this.winners.change(id, entry, image, who);
  }

  @Delete(':id')
  @ApiOkResponse({ type: MessageAnswer })
  removeWinner(@Param('id', IdPipe) id: number, @CurrentUser() who: Identity): Promise<MessageAnswer> {
    return this.winners.remove(id, who);
  }
}
